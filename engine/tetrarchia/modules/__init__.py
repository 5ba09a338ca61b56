"""The modules, a file each: Dux (TET 8), Pirates (TET 9), Goths (TET 10)."""

from __future__ import annotations

from typing import Final

from engine.tetrarchia.hooks import register
from engine.tetrarchia.modules.dux import Dux
from engine.tetrarchia.modules.goths import Goths
from engine.tetrarchia.modules.pirates import Pirates

MODULES: Final = (Dux(), Pirates(), Goths())
register(MODULES)

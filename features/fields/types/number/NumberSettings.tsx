import { RangeInputs } from '../../web/settings/RangeInputs.tsx'
import { UnitInputs } from '../../web/settings/UnitInputs.tsx'

/** Between which numbers, and in what unit. */
export const NumberSettings = () => (
  <>
    <RangeInputs />
    <UnitInputs />
  </>
)

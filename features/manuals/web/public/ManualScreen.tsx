import { ManualPage } from './ManualPage.tsx'
import type { ManualData } from './load-manuals.ts'

/** A page of the manuals. */
export const ManualScreen = ({ data: { manual } }: { data: ManualData }) => <ManualPage manual={manual} />

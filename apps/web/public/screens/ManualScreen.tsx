import { ManualPage } from '../../../../features/manuals/web/public/ManualPage.tsx'
import type { ManualData } from '../load-manuals.ts'

/** A page of the manuals with what its loader answered. */
export const ManualScreen = ({ data: { manual } }: { data: ManualData }) => <ManualPage manual={manual} />

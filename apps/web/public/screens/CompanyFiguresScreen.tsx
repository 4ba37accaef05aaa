import { CompanyFigures } from '../../../../features/deals/web/public/CompanyFigures.tsx'
import type { PageData, ScreenProps } from '../page.ts'

/** A half-year that a letter asks a company about. */
export const CompanyFiguresScreen = ({ address }: ScreenProps<PageData>) => (
  <CompanyFigures link={new URL(address, 'http://figures').searchParams.get('link')} />
)

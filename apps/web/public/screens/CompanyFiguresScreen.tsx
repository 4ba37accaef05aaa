import { CompanyFigures } from '../../../../features/deals/web/public/CompanyFigures.tsx'
import type { PageData, ScreenProps } from '../page.ts'

/** The half-year form linked in an email to a company. */
export const CompanyFiguresScreen = ({ address }: ScreenProps<PageData>) => (
  <CompanyFigures link={new URL(address, 'http://figures').searchParams.get('link')} />
)

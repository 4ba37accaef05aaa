import { CompanyFigures } from './CompanyFigures.tsx'
import type { PageData, ScreenProps } from '#platform/web/public/page.ts'

/** The half-year form linked in an email to a company. */
export const CompanyFiguresScreen = ({ address }: ScreenProps<PageData>) => (
  <CompanyFigures link={new URL(address, 'http://figures').searchParams.get('link')} />
)

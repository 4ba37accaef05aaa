import { InvestorPage } from './InvestorPage.tsx'
import type { InvestorData } from './load-investors.ts'
import type { ScreenProps } from '#platform/web/public/page.ts'

/** The card of an investor. */
export const InvestorScreen = ({ data: { investor }, address }: ScreenProps<InvestorData>) => (
  <InvestorPage key={investor.id} drawn={investor} address={address} />
)

import { InvestorPage } from '../../../../features/investors/web/public/InvestorPage.tsx'
import type { InvestorData } from '../load-investors.ts'
import type { ScreenProps } from '../page.ts'

/** The card of an investor. */
export const InvestorScreen = ({ data: { investor }, address }: ScreenProps<InvestorData>) => (
  <InvestorPage key={investor.id} drawn={investor} address={address} />
)

import type { z } from 'zod'
import type { investorCard, investorDetails } from '../../contract/investor.schemas.ts'

/** An investor in the showcase. */
export type ShownInvestor = z.output<typeof investorCard>

/** The same on its page. */
export type InvestorPageData = z.output<typeof investorDetails>

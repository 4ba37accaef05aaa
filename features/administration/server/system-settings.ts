import type { VariableValues } from '#platform/domain/variables/system-variables.ts'
import type { Context } from '#platform/server/context.ts'

/** The portal's name, brand and company as readers of a language see them. */
export const namesIn = (
  { appName, brand, companyName, companyDetails, companyDetailsEn }: VariableValues,
  locale: Context['locale'],
) => ({
  appName,
  brand,
  /** Empty while the administrators have not named the company. */
  companyName,
  companyDetails: (locale === 'en' && companyDetailsEn) || companyDetails || null,
})

import type { LegalName } from '../../domain/portal-texts.rules.ts'

/** The name of each legal text in the portal's own words. */
export const legalTitles: Readonly<Record<LegalName, string>> = {
  rules: 'landing:rules.title',
  consent: 'landing:legal.consent.title',
  personalData: 'landing:legal.personalData.title',
}

/** What each legal text is about in a sentence. */
export const legalLeads: Readonly<Record<LegalName, string>> = {
  rules: 'landing:rules.lead',
  consent: 'landing:legal.consent.lead',
  personalData: 'landing:legal.personalData.lead',
}

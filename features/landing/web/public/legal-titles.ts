import type { LegalName } from '../../domain/portal-texts.rules.ts'

/** Titles of the legal texts in the portal's own words. */
export const legalTitles: Readonly<Record<LegalName, string>> = {
  rules: 'landing:rules.title',
  consent: 'landing:legal.consent.title',
  personalData: 'landing:legal.personalData.title',
}

/** One-sentence descriptions of the legal texts. */
export const legalLeads: Readonly<Record<LegalName, string>> = {
  rules: 'landing:rules.lead',
  consent: 'landing:legal.consent.lead',
  personalData: 'landing:legal.personalData.lead',
}

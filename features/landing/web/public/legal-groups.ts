import type { LegalName } from '../../domain/portal-texts.rules.ts'

/** Where the portal's own words of each legal text stand. */
export const legalGroups: Readonly<Record<LegalName, string>> = {
  rules: 'landing:rules',
  consent: 'landing:legal.consent',
  personalData: 'landing:legal.personalData',
}

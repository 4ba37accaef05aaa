import type { z } from 'zod'
import { version } from '#platform/contract/fields.ts'
import { profileFields } from '../../contract/profile.schemas.ts'
import type { Profile } from './profile.types.ts'

/** The separately saved parts of the profile, with the schemas of their forms. */
export const partSchemas = {
  main: profileFields
    .pick({
      lastName: true,
      firstName: true,
      middleName: true,
      contactEmail: true,
      phone: true,
      company: true,
      companyTaxNumber: true,
      location: true,
      about: true,
    })
    .extend({ version: version() }),
  professional: profileFields
    .pick({
      specialty: true,
      jobPositions: true,
      industryIds: true,
      competencyIds: true,
      publications: true,
      education: true,
      student: true,
    })
    .extend({ version: version() }),
  investor: profileFields.pick({ investorType: true, investment: true }).extend({ version: version() }),
}

/** The name of a part. */
export type PartName = keyof typeof partSchemas

/** The values of a part in its form. */
export type PartValues<P extends PartName> = z.output<(typeof partSchemas)[P]>

const idOf = (ref: { id: number } | null): number | null => ref?.id ?? null

const fieldsOf = (profile: Profile): z.output<typeof profileFields> => {
  const { location, industries, competencies } = profile
  return {
    lastName: profile.lastName,
    firstName: profile.firstName,
    middleName: profile.middleName,
    contactEmail: profile.contactEmail,
    phone: profile.phone,
    company: profile.company,
    companyTaxNumber: profile.companyTaxNumber,
    location: {
      countryId: idOf(location.country),
      regionId: idOf(location.region),
      cityId: idOf(location.city),
    },
    specialty: profile.specialty,
    jobPositions: profile.jobPositions,
    industryIds: industries.map(({ id }) => id),
    competencyIds: competencies.map(({ id }) => id),
    publications: profile.publications,
    education: profile.education,
    student: profile.student,
    investorType: profile.investorType,
    investment: profile.investment,
    about: profile.about,
  }
}

/** Initial form values of a part from a saved profile. */
export const valuesOf = <P extends PartName>(part: P, profile: Profile): PartValues<P> => {
  const fields: Record<string, unknown> = fieldsOf(profile)
  const names = Object.keys(partSchemas[part].shape).filter((name) => name !== 'version')
  const values = Object.fromEntries(names.map((name) => [name, fields[name]]))
  return { ...values, version: profile.version } as PartValues<P>
}

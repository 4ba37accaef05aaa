import type { z } from 'zod'
import { checkValues } from '#features/dictionaries'
import { wholeNumber } from '#platform/contract/numbering-plans.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { editProfile } from '../contract/profile.endpoints.ts'
import type { PeopleEvent } from '../domain/states.ts'
import { checkPlace } from './check-place.ts'
import { noteAction } from './note-action.ts'
import { beginSave, ownUid, setValues } from './profile.repository.ts'
import { readProfile } from './read-profile.ts'

type Fields = Omit<z.output<typeof editProfile.body>, 'version'>

const columnsOfPerson = ({ lastName, firstName, middleName, phone }: Fields) => ({
  ...(lastName === undefined ? {} : { last_name: lastName }),
  ...(firstName === undefined ? {} : { first_name: firstName }),
  ...(middleName === undefined ? {} : { middle_name: middleName }),
  ...(phone === undefined ? {} : { phone: phone ? wholeNumber(phone)! : '' }),
})

const columnsOfProfile = (fields: Fields) => {
  const { contactEmail, phone, company, companyTaxNumber, location, specialty, jobPositions, publications } =
    fields
  const { education, student, investorType, investment, about } = fields
  return {
    ...(contactEmail === undefined ? {} : { contact_email: contactEmail }),
    ...(phone === undefined ? {} : { phone_country: phone?.country ?? '' }),
    ...(company === undefined ? {} : { company }),
    ...(companyTaxNumber === undefined ? {} : { company_tax_number: companyTaxNumber }),
    ...(location === undefined
      ? {}
      : { country_id: location.countryId, region_id: location.regionId, city_id: location.cityId }),
    ...(specialty === undefined ? {} : { specialty }),
    ...(jobPositions === undefined ? {} : { job_positions: jobPositions }),
    ...(publications === undefined ? {} : { publications: JSON.stringify(publications) }),
    ...(education === undefined ? {} : { education: JSON.stringify(education) }),
    ...(student === undefined ? {} : { student: JSON.stringify(student) }),
    ...(investorType === undefined ? {} : { investor_type: investorType }),
    ...(investment === undefined
      ? {}
      : {
          investment_from: investment?.from ?? null,
          investment_to: investment?.to ?? null,
          investment_currency: investment?.currency ?? null,
        }),
    ...(about === undefined ? {} : { about }),
  }
}

const namesIn = ({ lastName, firstName, middleName }: Fields): boolean =>
  [lastName, firstName, middleName].some((name) => name !== undefined)

const save = async ({ db }: Context, uid: string, fields: Fields): Promise<void> => {
  const { location, industryIds, competencyIds } = fields
  if (location) await checkPlace(db, location)
  const person = columnsOfPerson(fields)
  if (Object.keys(person).length > 0)
    await db.updateTable('person').set(person).where('uid', '=', uid).execute()
  const profile = columnsOfProfile(fields)
  if (Object.keys(profile).length > 0)
    await db.updateTable('person_profile').set(profile).where('person_uid', '=', uid).execute()
  if (industryIds) {
    await checkValues(db, 'INDUSTRIES', industryIds, 'industryIds')
    await setValues(db, 'person_industry', uid, industryIds)
  }
  if (competencyIds) {
    await checkValues(db, 'COMPETENCIES', competencyIds, 'competencyIds')
    await setValues(db, 'person_competency', uid, competencyIds)
  }
}

/** Saves the given fields of the caller's profile. */
export const editProfileUseCase = useCase({
  endpoint: editProfile,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { body: { version, ...fields } }) => {
    const uid = ownUid(ctx)
    await beginSave(ctx.db, uid, version)
    await save(ctx, uid, fields)
    await noteAction(ctx, uid, 'editProfile', { fields: Object.keys(fields) })
    if (namesIn(fields)) await raise(ctx, 'PersonRenamed' satisfies PeopleEvent, { uid }, null)
    return stillThere(await readProfile(ctx, uid))
  },
})

import { useMemo } from 'react'
import type { z } from 'zod'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import {
  useVersionedForm,
  type VersionedForm,
} from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { editProfile, getProfile } from '../../contract/profile.endpoints.ts'
import { partSchemas, valuesOf, type PartName, type PartValues } from './profile-parts.ts'
import type { Profile } from './profile.types.ts'

/** Updates the name in the header at once. */
const followName = ({ lastName, firstName, middleName, name }: Profile): void =>
  personStore.set((person) => person && { ...person, lastName, firstName, middleName, name })

/** The form of one part of the profile; saving another part meanwhile is no conflict. */
export const useProfilePart = <P extends PartName>(profile: Profile, part: P): VersionedForm => {
  const t = useTexts('people')
  const known = useAnswer(getProfile, {})
  const keep = (next: Profile) => {
    known.put(next)
    return valuesOf(part, next)
  }
  return useVersionedForm({
    draft: `profile:${part}`,
    schema: partSchemas[part] as z.ZodType as z.ZodType<PartValues<P>>,
    saved: useMemo(() => valuesOf(part, profile), [part, profile]),
    save: async (values) => {
      const next = await call(editProfile, { body: values })
      followName(next)
      notify({ code: 200, text: t('profile.saved') })
      return keep(next)
    },
    read: async () => keep(await call(getProfile, {})),
  })
}

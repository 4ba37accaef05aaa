import type { z } from 'zod'
import type { publicCard } from '../contract/person-card.schemas.ts'
import type { Profile } from './read-profile.ts'

/** What a published card shows of a profile; whatever else a profile has stays behind. */
export const publicPart = (profile: Profile): z.output<typeof publicCard> => ({
  uid: profile.uid,
  name: profile.name,
  lastName: profile.lastName,
  firstName: profile.firstName,
  middleName: profile.middleName,
  avatar: profile.avatar && { url: profile.avatar.url, largeUrl: profile.avatar.largeUrl },
  company: profile.company,
  location: profile.location,
  specialty: profile.specialty,
  industries: profile.industries,
  competencies: profile.competencies,
  about: profile.about,
  certifiedExpert: profile.certifiedExpert,
})

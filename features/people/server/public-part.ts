import type { z } from 'zod'
import type { publicCard } from '../contract/person-card.schemas.ts'
import type { Profile } from './read-profile.ts'

/** The public part of a profile, without anything else. */
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

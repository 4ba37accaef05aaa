import { PersonActions } from './PersonActions.tsx'
import { PersonPage } from './PersonPage.tsx'
import type { PersonData } from './load-person.ts'
import type { ScreenProps } from '#platform/web/public/page.ts'

/** The published card of an expert, a mentor or a tracker. */
export const PersonScreen = ({ data: { person, all }, address }: ScreenProps<PersonData>) => (
  <PersonPage person={person} all={all} actions={<PersonActions uid={person.uid} address={address} />} />
)

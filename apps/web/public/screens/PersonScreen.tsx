import { PersonActions } from '../../../../features/people/web/public/PersonActions.tsx'
import { PersonPage } from '../../../../features/people/web/public/PersonPage.tsx'
import type { PersonData } from '../load-details.ts'
import type { ScreenProps } from '../page.ts'

/** The published card of an expert, a mentor or a tracker. */
export const PersonScreen = ({ data: { person, all }, address }: ScreenProps<PersonData>) => (
  <PersonPage person={person} all={all} actions={<PersonActions uid={person.uid} address={address} />} />
)

import './reading.css'
import { useMemo } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { Slots } from '#platform/web/work/slots.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getProjectProfile } from '../../contract/profile.endpoints.ts'
import { profilePictures } from '../profile-pictures.ts'
import { dataOf, type Profile } from './profile.types.ts'
import { ReadSections } from './ReadSections.tsx'
import { shownSections } from './shown-sections.ts'

const Read = ({ profile, which }: { profile: Profile; which: Slots['profile.opened-read']['id'] }) => {
  const { tree } = profile
  const reading = useMemo(
    () => ({
      projectId: profile.projectId,
      tree,
      data: dataOf(tree, profile),
      pictures: profilePictures(which),
    }),
    [profile, tree, which],
  )
  const sections = shownSections(tree, reading.data, { empty: false, text: '' }, currentLocale())
  return <ReadSections sections={sections} reading={reading} />
}

/** The values of the fields that an opener shows, for a reader; the page around it names the empty fields. */
export const OpenedReading = ({ id: which }: Slots['profile.opened-read']) => {
  const { data, error, refetch } = useCall(getProjectProfile, { query: which }, { deniedHere: true })
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={6} />
  return <Read profile={data} which={which} />
}

import './reading.css'
import { useMemo } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { Slots } from '#platform/web/work/slots.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { isShown } from '../../../fields/domain/conditions.rules.ts'
import { isGiven } from '../../../fields/domain/shown.rules.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { getProjectProfile } from '../../contract/profile.endpoints.ts'
import { profilePictures } from '../profile-pictures.ts'
import { dataOf, type Profile } from './profile.types.ts'
import { ReadSections } from './ReadSections.tsx'
import { shownSections } from './shown-sections.ts'

const Read = ({ profile, which }: { profile: Profile; which: Slots['profile.opened-read']['id'] }) => {
  const t = useTexts('project-profiles')
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
  const { values } = reading.data
  const missing = tree.sections.flatMap(({ elements }) =>
    elements.filter((element) => isShown(tree, element, values.plain) && !isGiven(tree, element, values)),
  )
  return (
    <>
      <ReadSections sections={sections} reading={reading} />
      {missing.length > 0 ? (
        <p className="read-nothing">
          {t('reading.notFilled', { names: missing.map(({ name }) => wordsIn(name)).join(', ') })}
        </p>
      ) : null}
    </>
  )
}

/** The values of the fields that an opener shows, for a reader; the empty ones are only named. */
export const OpenedReading = ({ id: which }: Slots['profile.opened-read']) => {
  const { data, error, refetch } = useCall(getProjectProfile, { query: which }, { deniedHere: true })
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={6} />
  return <Read profile={data} which={which} />
}

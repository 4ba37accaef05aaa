import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { settingsSearch } from '../settings-search.ts'
import { findProgramme, findTrack } from '../tree.ts'
import { TrackForm } from './TrackForm.tsx'
import { TreeGate } from './TreeGate.tsx'

/** Edits a track (`trackId`), or creates one in a programme (`acceleratorProgramId`). */
export const TrackSettings = () => {
  const t = useTexts('programmes')
  const [{ trackId, acceleratorProgramId }] = useScreenSearch(settingsSearch)
  const isNew = trackId === undefined
  return (
    <TreeGate missing={isNew ? t('settings.form.noParent.programme') : undefined}>
      {(tree) => {
        const node = findTrack(tree, trackId)
        const programme = findProgramme(tree, node?.programme.id ?? acceleratorProgramId)
        if (!programme || (!isNew && !node)) return null
        return (
          <TrackForm
            key={node?.id ?? `new-${programme.id}`}
            node={node ?? null}
            programme={programme}
            isApproved={tree.acceleratorApproved}
            currencies={tree.currencies}
          />
        )
      }}
    </TreeGate>
  )
}

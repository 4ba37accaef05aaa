import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { settingsSearch } from '../settings-search.ts'
import { findProgramme, findTrack, findTrackpoint } from '../tree.ts'
import { TrackpointForm } from './TrackpointForm.tsx'
import { TreeGate } from './TreeGate.tsx'

/** Edits a trackpoint (`trackpointId`), or creates one in a track (`trackId`). */
export const TrackpointSettings = () => {
  const t = useTexts('programmes')
  const [{ trackpointId, trackId }] = useScreenSearch(settingsSearch)
  const isNew = trackpointId === undefined
  return (
    <TreeGate missing={isNew ? t('settings.form.noParent.track') : undefined}>
      {(tree) => {
        const node = findTrackpoint(tree, trackpointId)
        const track = findTrack(tree, node?.track.id ?? trackId)
        const programme = findProgramme(tree, track?.programme.id)
        if (!track || !programme || (!isNew && !node)) return null
        return (
          <TrackpointForm
            key={node?.id ?? `new-${track.id}`}
            node={node ?? null}
            track={track}
            programme={programme}
          />
        )
      }}
    </TreeGate>
  )
}

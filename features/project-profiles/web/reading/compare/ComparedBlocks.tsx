import '../reading.css'
import '../reading-facts.css'
import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { findElement } from '../../../../fields/domain/tree.ts'
import { getProjectProfile, listProfileMoments } from '../../../contract/profile.endpoints.ts'
import { profilePictures } from '../../profile-pictures.ts'
import type { ProfileData } from '../../renderer/profile-source.ts'
import { differencesOf } from '../differences.ts'
import type { Profile } from '../profile.types.ts'
import { chosenTimes } from './chosen-times.ts'
import { ComparedElement } from './ComparedElement.tsx'
import { TimeField } from './TimeField.tsx'
import { useProfileAt } from './use-profile-at.ts'

/** A named part of a profile: its elements by code. */
type Block = { key: string; title: string; codes: readonly string[] }

type BlocksProps = {
  profile: Profile
  blocks: readonly Block[]
  before: ProfileData
  after: ProfileData
}

const Blocks = ({ profile: { tree, projectId }, blocks, before, after }: BlocksProps) => {
  const t = useTexts('project-profiles')
  const differences = useMemo(() => differencesOf(tree, before.values, after.values), [tree, before, after])
  const pictures = useMemo(() => profilePictures({ projectId }), [projectId])
  const shared = { projectId, tree, pictures }
  const changed = blocks.filter(({ codes }) => codes.some((code) => differences.elements.has(code)))
  return (
    <>
      <p className="reading-facts" role="status">
        {t('reading.changedBlocks', { changed: changed.length, total: blocks.length })}
      </p>
      {blocks.map(({ key, title, codes }) => (
        <section key={key} className="read-section">
          <h2>{title}</h2>
          {codes.flatMap((code) => {
            const element = findElement(tree, code)
            if (!element) return []
            return [
              <ComparedElement
                key={code}
                element={element}
                difference={differences.elements.get(code) ?? null}
                before={{
                  ...shared,
                  data: before,
                  comparison: { side: 'before', other: after, differences },
                }}
                after={{ ...shared, data: after, comparison: { side: 'after', other: before, differences } }}
              />,
            ]
          })}
        </section>
      ))}
    </>
  )
}

const Chosen = ({ profile, blocks }: { profile: Profile; blocks: readonly Block[] }) => {
  const t = useTexts('project-profiles')
  const [raw, setSearch] = useRawSearch()
  const { projectId } = profile
  const { data, error, refetch } = useCall(listProfileMoments, { query: { projectId } }, { deniedHere: true })
  const moments = data?.items ?? []
  const times = chosenTimes(raw, moments)
  const before = useProfileAt(profile, times.before)
  const after = useProfileAt(profile, times.after)
  const failed = error ? { error, retry: () => void refetch() } : [before, after].find((one) => one.error)
  return (
    <div className="reading compare">
      <div className="reading-toolbar">
        <TimeField
          label={t('reading.before')}
          value={times.before}
          moments={moments}
          onChange={(compare) => setSearch({ compare })}
        />
        <TimeField
          label={t('reading.after')}
          value={times.after}
          moments={moments}
          onChange={(time) => setSearch({ with: time })}
        />
      </div>
      {failed?.error ? <ErrorState error={failed.error} retry={failed.retry} /> : null}
      {!failed && data && before.data && after.data ? (
        <Blocks profile={profile} blocks={blocks} before={before.data} after={after.data} />
      ) : null}
      {!failed && !(data && before.data && after.data) ? <LoadingBlock lines={6} /> : null}
    </div>
  )
}

/** Parts of a profile at two times, side by side; the times are parameters of the address. */
export const ComparedBlocks = ({ id, blocks }: { id: number; blocks: readonly Block[] }) => {
  const { data, error, refetch } = useCall(
    getProjectProfile,
    { query: { projectId: id } },
    { deniedHere: true },
  )
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={6} />
  return <Chosen profile={data} blocks={blocks} />
}

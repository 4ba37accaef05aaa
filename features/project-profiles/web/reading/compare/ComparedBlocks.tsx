import '../reading.css'
import '../reading-facts.css'
import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { findElement } from '../../../../fields/domain/tree.ts'
import { getProjectProfile } from '../../../contract/profile.endpoints.ts'
import { profilePictures } from '../../profile-pictures.ts'
import type { ProfileData } from '../../renderer/profile-source.ts'
import { differencesOf } from '../differences.ts'
import type { Profile } from '../profile.types.ts'
import { ComparedElement } from './ComparedElement.tsx'
import { ComparedTimes } from './ComparedTimes.tsx'

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

/** Parts of a profile at two times, side by side; the times are parameters of the address. */
export const ComparedBlocks = ({ id, blocks }: { id: number; blocks: readonly Block[] }) => {
  const { data, error, refetch } = useCall(
    getProjectProfile,
    { query: { projectId: id } },
    { deniedHere: true },
  )
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={6} />
  return (
    <ComparedTimes profile={data}>
      {(before, after) => <Blocks profile={data} blocks={blocks} before={before} after={after} />}
    </ComparedTimes>
  )
}

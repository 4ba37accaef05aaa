import { useDeferredValue, useMemo, useState } from 'react'
import { breakpoints } from '#platform/web/breakpoints.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import { LeaveGuard } from '#platform/web/work/components/saving/LeaveGuard.tsx'
import { useNarrow } from '#platform/web/work/components/use-narrow.ts'
import { BuilderHead } from './head/BuilderHead.tsx'
import { BuilderConflict } from './head/BuilderConflict.tsx'
import { VersionNotice } from './head/VersionNotice.tsx'
import { builderPath } from './paths.ts'
import type { WhichBuilder } from './places.ts'
import { PreviewPane } from './preview/PreviewPane.tsx'
import { countProblems, treeProblems } from './problems/tree-problems.ts'
import { useScrolledBack } from './scroll.ts'
import type { TemplateVersion } from './session/builder-state.ts'
import { useBuilder } from './session/use-builder.ts'
import { TreePane } from './tree/TreePane.tsx'
import { useUndoKeys } from './use-undo-keys.ts'
import { CompareVersions } from './versions/CompareVersions.tsx'

type Props = {
  version: TemplateVersion
  which: WhichBuilder
  compareId: number | undefined
  scrollY: string | undefined
}

/** Editor of a template: its tree next to a preview; on narrow screens one of them. */
export const Builder = ({ version, which, compareId, scrollY }: Props) => {
  const t = useTexts('profile-templates')
  const builder = useBuilder(version)
  const { session, state, mayEdit } = builder
  const isNarrow = useNarrow(breakpoints.m)
  const [tab, setTab] = useState<'tree' | 'aside'>('tree')
  const shownTree = useDeferredValue(state.history.now)
  const problems = useMemo(
    () => (mayEdit ? treeProblems(shownTree, state.version) : []),
    [shownTree, state.version, mayEdit],
  )
  const counts = useMemo(() => countProblems(problems), [problems])
  useUndoKeys(session, mayEdit)
  useScrolledBack(scrollY)

  const tree = <TreePane builder={builder} which={which} problems={counts} />
  const aside =
    compareId === undefined ? (
      <PreviewPane tree={shownTree} version={state.version} />
    ) : (
      <CompareVersions builder={builder} which={which} compareId={compareId} />
    )
  return (
    <article className="builder">
      <BuilderHead builder={builder} which={which} problems={problems} />
      <BuilderConflict builder={builder} which={which} />
      <VersionNotice builder={builder} which={which} />
      {isNarrow ? (
        <>
          <Tabs
            id="builder"
            label={t('builder.parts.label')}
            tabs={[
              { key: 'tree', title: t('builder.parts.tree'), content: () => tree },
              {
                key: 'aside',
                title: t(compareId === undefined ? 'builder.parts.preview' : 'builder.parts.compare'),
                content: () => aside,
              },
            ]}
            chosen={tab}
            onChoose={setTab}
          />
          <div role="tabpanel" id="builder-panel" aria-labelledby={`builder-${tab}`}>
            {tab === 'tree' ? tree : aside}
          </div>
        </>
      ) : (
        <div className="builder-panes">
          {tree}
          {aside}
        </div>
      )}
      <LeaveGuard queue={session.queue} within={builderPath} />
    </article>
  )
}

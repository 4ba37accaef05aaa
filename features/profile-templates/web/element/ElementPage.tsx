import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { breakpoints } from '#platform/web/breakpoints.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import { LeaveGuard } from '#platform/web/work/components/saving/LeaveGuard.tsx'
import { useNarrow } from '#platform/web/work/components/use-narrow.ts'
import { changeElement } from '../../domain/arrange.ts'
import { BuilderConflict } from '../head/BuilderConflict.tsx'
import { VersionNotice } from '../head/VersionNotice.tsx'
import { builderPath } from '../paths.ts'
import { elementNumber, elementOf, type WhichBuilder } from '../places.ts'
import { PreviewPane } from '../preview/PreviewPane.tsx'
import { treeProblems } from '../problems/tree-problems.ts'
import type { TemplateVersion } from '../session/builder-state.ts'
import { useBuilder } from '../session/use-builder.ts'
import { useUndoKeys } from '../use-undo-keys.ts'
import { aloneIn } from './alone-in.ts'
import { BuilderFilesProvider, type BuilderFiles } from './builder-files.ts'
import { ElementForm } from './ElementForm.tsx'
import { ElementHead } from './ElementHead.tsx'
import { NoElement } from './NoElement.tsx'
import { upload } from '#platform/web/api/upload.ts'
import { uploadProfileTemplateFile } from '../../contract/template.endpoints.ts'

/** The forms of a version: those from the server, and those just uploaded. */
const useKnownFiles = ({ id, files, purpose }: TemplateVersion): BuilderFiles => {
  const [uploaded] = useState(() => new Map<string, { name: string; size: number }>())
  return useMemo(
    () => ({
      purpose,
      formOf: (fileId) =>
        uploaded.get(fileId) ?? files.find((file) => file.id === fileId) ?? { name: '…', size: 0 },
      send: async (file, options) => {
        const query = { versionId: String(id) }
        const stored = await upload(uploadProfileTemplateFile, { query }, file, options)
        uploaded.set(stored.id, stored)
        return stored
      },
    }),
    [id, files, purpose, uploaded],
  )
}

type Props = {
  version: TemplateVersion
  which: WhichBuilder
  /** The element's number in the address. */
  elementId: number
  scrollY: string | undefined
}

/** Form of one element with its preview. */
export const ElementPage = ({ version, which, elementId, scrollY }: Props) => {
  const t = useTexts('profile-templates')
  const builder = useBuilder(version)
  const { session, state, mayEdit } = builder
  const tree = state.history.now
  const isNarrow = useNarrow(breakpoints.m)
  const [tab, setTab] = useState<'form' | 'preview'>('form')
  const element = elementOf(tree, elementId)
  const code = element?.code
  useUndoKeys(session, mayEdit)
  const files = useKnownFiles(state.version)
  const used = useMemo(() => new Set(state.version.usedCodes), [state.version.usedCodes])
  const shownTree = useDeferredValue(tree)
  const alone = useMemo(() => aloneIn(shownTree, code ?? ''), [shownTree, code])
  const problems = useMemo(
    () => (mayEdit ? treeProblems(shownTree, state.version).filter((one) => one.code === code) : []),
    [shownTree, state.version, mayEdit, code],
  )
  const last = useRef(tree)
  last.current = tree

  if (!element) return <NoElement which={which} />
  const form = (
    <ElementForm
      tree={tree}
      templateId={which.templateId}
      element={element}
      used={used}
      mayEdit={mayEdit}
      onChange={(next) => session.change(changeElement(last.current, next), next.code)}
    />
  )
  const preview = <PreviewPane tree={alone} version={state.version} alone />
  return (
    <article className="builder">
      <ElementHead
        builder={builder}
        which={which}
        element={element}
        number={elementNumber(tree, element.code)}
        problems={problems}
        scrollY={scrollY}
      />
      <BuilderConflict builder={builder} which={which} />
      <VersionNotice builder={builder} which={which} />
      <BuilderFilesProvider value={files}>
        {isNarrow ? (
          <>
            <Tabs
              id="element"
              label={t('builder.parts.label')}
              tabs={[
                { key: 'form', title: t('builder.parts.form'), content: () => form },
                { key: 'preview', title: t('builder.parts.preview'), content: () => preview },
              ]}
              chosen={tab}
              onChoose={setTab}
            />
            <div role="tabpanel" id="element-panel" aria-labelledby={`element-${tab}`}>
              {tab === 'form' ? form : preview}
            </div>
          </>
        ) : (
          <div className="builder-panes builder-panes-element">
            {form}
            {preview}
          </div>
        )}
      </BuilderFilesProvider>
      <LeaveGuard queue={session.queue} within={builderPath} />
    </article>
  )
}

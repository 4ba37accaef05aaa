import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { settingsSearch } from '../settings-search.ts'
import { findProgramme } from '../tree.ts'
import { ProgrammeForm } from './ProgrammeForm.tsx'
import { TreeGate } from './TreeGate.tsx'

/** Creates or edits a programme (`acceleratorProgramId`). */
export const ProgramSettings = () => {
  const [{ acceleratorProgramId }] = useScreenSearch(settingsSearch)
  return (
    <TreeGate>
      {(tree) => {
        const node = findProgramme(tree, acceleratorProgramId)
        if (acceleratorProgramId !== undefined && !node) return null
        return (
          <ProgrammeForm
            key={node?.id ?? 'new'}
            node={node ?? null}
            siblings={tree.programmes}
            mayCreate={tree.canEdit}
            isApproved={tree.acceleratorApproved}
          />
        )
      }}
    </TreeGate>
  )
}

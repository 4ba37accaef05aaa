import type { ElementTree } from '../../../fields/domain/tree.ts'
import { EditSections } from '../renderer/EditSections.tsx'
import { ProfileEditingProvider } from '../renderer/profile-source.ts'
import { usePreviewEditing, type PreviewedVersion } from './use-preview-editing.ts'

/** Preview of a template as its users will see it: everything works and nothing is stored. */
export const TemplatePreview = ({ tree, version }: { tree: ElementTree; version: PreviewedVersion }) => {
  const editing = usePreviewEditing(tree, version)
  return (
    <ProfileEditingProvider value={editing}>
      <EditSections />
    </ProfileEditingProvider>
  )
}

import { showScreen } from '../../../../tests/support/work-screen.tsx'
import type { Element, ElementTree } from '../../../fields/domain/tree.ts'
import { createProfileStore } from '../filling/create-profile-store.ts'
import { measure } from '../filling/progress.ts'
import type { LoadedValues } from '../filling/store-types.ts'
import { EditSections } from './EditSections.tsx'
import { ProfileEditingProvider, type ProfileEditing } from './profile-source.ts'

/** Renders a profile for tests with a store whose server accepts everything; `saved` has the sent requests. */
export const showProfile = (tree: ElementTree, items: LoadedValues['items'] = {}) => {
  const saved: { field: string; value: unknown }[] = []
  const store = createProfileStore({
    tree,
    values: { plain: {}, versions: {}, items },
    save: async ({ cells }) => {
      saved.push(...cells.map(({ field, value }) => ({ field, value })))
      return { savedAt: '2026-11-21T10:00:00.000Z', versions: cells.map(({ version }) => version + 1) }
    },
    removeItems: async () => undefined,
    moveItem: async () => undefined,
  })
  store.start()
  const isRequired = ({ required }: Element) => required
  const editing: ProfileEditing = {
    which: null,
    opener: null,
    tree,
    store,
    files: {
      upload: () => Promise.reject(new Error('no files here')),
      download: () => undefined,
      downloadForm: () => undefined,
      pictures: {
        upload: () => Promise.reject(new Error('no pictures here')),
        load: () => Promise.reject(new Error('no pictures here')),
      },
    },
    references: () => ({ names: {}, files: {} }),
    learn: () => undefined,
    isReadOnly: () => false,
    isRequired,
    missing: [],
    aside: null,
  }
  showScreen(
    () => (
      <ProfileEditingProvider value={editing}>
        <EditSections />
      </ProfileEditingProvider>
    ),
    '/',
  )
  const missing = () =>
    measure({ tree, store, codes: null, isRequired }).missing.map((one) => `${one.item} ${one.field}`)
  return { store, saved, missing, values: () => store.values() }
}

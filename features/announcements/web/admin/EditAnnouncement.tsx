import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import { useVersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { editAnnouncement, getAnnouncement } from '../../contract/announcement.endpoints.ts'
import { announcementForm } from '../../contract/announcement.schemas.ts'
import type { Announcement } from '../announcement.types.ts'
import { AnnouncementFields } from './AnnouncementFields.tsx'

const valuesOf = ({ accelerators, ...row }: Announcement) => ({
  titleRu: row.titleRu,
  titleEn: row.titleEn,
  textRu: row.textRu,
  textEn: row.textEn,
  roles: row.roles,
  acceleratorIds: accelerators.map(({ id }) => id),
  firstDay: row.firstDay,
  lastDay: row.lastDay,
  timeZone: row.timeZone,
  stays: row.stays,
  version: row.version,
})

/** Form in the drawer that edits an announcement; conflicting changes of others are reported. */
export const EditAnnouncement = ({ announcement }: { announcement: Announcement }) => {
  const t = useTexts('announcements')
  const edit = useCommand(editAnnouncement, { success: t('form.saved') })
  const state = useVersionedForm({
    draft: `announcement:${announcement.id}`,
    schema: announcementForm,
    saved: valuesOf(announcement),
    save: async (values) => {
      const saved = await edit.mutateAsync({ body: { ...values, id: announcement.id } })
      closeDrawer()
      return valuesOf(saved)
    },
    read: async () =>
      valuesOf(await call(getAnnouncement, { query: { announcementId: String(announcement.id) } })),
  })
  return (
    <Form form={state.form} submitLabel={t('form.save')} onCancel={cancelDrawer} guard={false}>
      <FormConflict
        state={state}
        label={(name) => t(`fields.${name}`)}
        shown={(_name, value) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))}
      />
      <AnnouncementFields
        accelerators={announcement.accelerators.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Form>
  )
}

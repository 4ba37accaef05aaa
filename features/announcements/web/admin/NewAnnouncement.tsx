import { useState } from 'react'
import { dayIn } from '#platform/domain/deadline.ts'
import { ownTimeZone } from '#platform/web/i18n/dates.ts'
import { ownKnownZone } from '#platform/web/i18n/own-known-zone.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { createAnnouncement } from '../../contract/announcement.endpoints.ts'
import { AnnouncementFields } from './AnnouncementFields.tsx'

const none: readonly never[] = []

const today = (): string => dayIn(ownTimeZone(), Date.now())

/** Form in the drawer that creates an announcement, which is shown after publication. */
export const NewAnnouncement = () => {
  const t = useTexts('announcements')
  const [firstDay] = useState(today)
  const create = useCommand(createAnnouncement, { success: t('form.created') })
  const form = useProductForm({
    draft: 'announcement:new',
    schema: createAnnouncement.body,
    defaults: {
      titleRu: '',
      titleEn: '',
      textRu: '',
      textEn: '',
      roles: [],
      acceleratorIds: [],
      firstDay,
      lastDay: null,
      timeZone: ownKnownZone(),
      stays: true,
    },
    onSubmit: async (body) => {
      await create.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('form.create')} onCancel={cancelDrawer} guard={false}>
      <AnnouncementFields accelerators={none} />
    </Form>
  )
}

import { useState } from 'react'
import { z } from 'zod'
import { formatPercent } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { FileField } from '#platform/web/work/components/form/FileField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { addAward } from '../../contract/award.endpoints.ts'
import type { Award } from '../profile/profile.types.ts'
import { useSaveAward, type AwardFile } from './use-save-award.ts'

const schema = addAward.body.extend({ file: z.custom<AwardFile>().nullable() })

const waiting = async (chosen: File): Promise<AwardFile> => ({
  id: '',
  name: chosen.name,
  size: chosen.size,
  chosen,
})

/** Adds or edits an award in the drawer; its file is uploaded right after it. */
export const AwardForm = ({ award }: { award: Award | null }) => {
  const t = useTexts('people')
  const save = useSaveAward(award)
  const [thisYear] = useState(() => new Date().getFullYear())
  const [part, setPart] = useState<number | null>(null)
  const form = useProductForm({
    // A chosen file cannot be restored from a draft.
    draft: null,
    schema,
    defaults: {
      year: award?.year ?? thisYear,
      title: award?.title ?? '',
      url: award?.url ?? '',
      file: award?.file ?? null,
    },
    onSubmit: async (values) => {
      try {
        await save(values, setPart)
      } finally {
        setPart(null)
      }
      notify({ code: 200, text: t('awards.saved') })
      closeDrawer()
    },
  })
  return (
    <Form
      form={form}
      submitLabel={t('profile.save')}
      onCancel={cancelDrawer}
      guard={false}
      note={
        part === null ? null : (
          <span role="status">{t('form.file.uploading', { percent: formatPercent(part) })}</span>
        )
      }
    >
      <TextField name="title" label={t('awards.name')} autoFocus />
      <NumberField name="year" label={t('awards.year')} />
      <TextField name="url" type="url" label={t('awards.url')} placeholder="https://" />
      <FileField name="file" label={t('awards.file')} send={waiting} />
    </Form>
  )
}

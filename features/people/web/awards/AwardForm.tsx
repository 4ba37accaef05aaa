import { useState, useRef } from 'react'
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
import { addAward, deleteAwardFile, editAward, uploadAwardFile } from '../../contract/award.endpoints.ts'
import type { Award } from '../profile/profile.types.ts'
import { call } from '#platform/web/api/call.ts'
import { upload } from '#platform/web/api/upload.ts'

/** The file of an award in its form: stored on the server, or selected and waiting for its award to be saved. */
type AwardFile = { id: string; name: string; size: number; chosen?: File }

type Wanted = z.output<typeof addAward.body> & { file: AwardFile | null }

/** Saves an award, then its file. If only the file fails, a retry saves the same award. */
const useSaveAward = (award: Award | null) => {
  const saved = useRef(award)
  return async ({ file, ...body }: Wanted, onProgress: (part: number) => void): Promise<void> => {
    const { current } = saved
    const now = current
      ? await call(editAward, { body: { ...body, awardId: current.id } })
      : await call(addAward, { body })
    saved.current = now
    if (file?.chosen)
      await upload(uploadAwardFile, { query: { awardId: now.id } }, file.chosen, { onProgress })
    else if (now.file && !file) await call(deleteAwardFile, { body: { awardId: now.id } })
  }
}

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

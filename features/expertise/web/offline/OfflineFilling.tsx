import '#platform/web/work/components/form/form.css'
import './offline.css'
import { useState } from 'react'
import { download, saveFile } from '#platform/web/api/download.ts'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import { DocumentIcon, DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import { FileDrop } from '#platform/web/work/components/uploads/FileDrop.tsx'
import type { SendFile } from '#platform/web/work/components/uploads/use-uploads.ts'
import { getExpertJobOrder } from '../../contract/expert-job-order.endpoints.ts'
import { downloadReviewTemplate, readFilledTemplate } from '../../contract/offline.endpoints.ts'
import { offlineFormats } from '../../domain/filled-template.rules.ts'
import type { ReviewQueue } from '../expert/work/use-review-queue.ts'
import type { ExpertOrderPage } from '../job.types.ts'
import { valueKey } from '../template/template-entries.ts'
import { FilledPreview } from './FilledPreview.tsx'
import type { Filled } from './offline.types.ts'

type Props = {
  order: ExpertOrderPage
  template: NonNullable<ExpertOrderPage['template']>
  queue: ReviewQueue
}

/** Offline filling of the template: download, upload, and preview before its answers are applied. */
export const OfflineFilling = ({ order: { id: jobId }, template, queue }: Props) => {
  const t = useTexts('expertise')
  const page = useAnswer(getExpertJobOrder, { query: { jobId } })
  const [isOpen, setOpen] = useState(false)
  const [filled, setFilled] = useState<Filled | null>(null)
  const fetchAs = (format: (typeof offlineFormats)[number]) => {
    const query = { jobId, format }
    // Text typed so far is included.
    withProgress('file', async () => {
      await queue.flush()
      return download(downloadReviewTemplate, { query })
    }).then(saveFile, notifyError)
  }
  const send: SendFile = async (file, options) => {
    setFilled(null)
    setFilled(await upload(readFilledTemplate, { query: { jobId } }, file, options))
  }
  const close = () => {
    setOpen(false)
    setFilled(null)
  }
  const take = ({ answers, names }: Filled) => {
    page.put((now) => ({
      ...now,
      template: now.template && { ...now.template, names: { ...now.template.names, ...names } },
    }))
    for (const { code, value } of answers) queue.set(valueKey(code), value)
    void queue.flush()
    notify({ code: 200, text: t('offline.taken') })
    close()
  }
  return (
    <>
      <Button size="small" startIcon={<DocumentIcon />} onClick={() => setOpen(true)}>
        {t('offline.open')}
      </Button>
      <SidePanel open={isOpen} title={t('offline.title')} onClose={close}>
        <div className="offline-panel">
          <p className="offline-text">{t('offline.help')}</p>
          <div className="form-buttons">
            {offlineFormats.map((format) => (
              <Button key={format} startIcon={<DownloadIcon />} onClick={() => fetchAs(format)}>
                {t(`offline.${format}`)}
              </Button>
            ))}
          </div>
          <FileDrop single types={[...offlineFormats, 'csv']} label={t('offline.choose')} send={send} />
          {filled ? (
            <>
              <FilledPreview filled={filled} template={template} queue={queue} />
              <div className="form-buttons">
                <Button
                  variant="contained"
                  disabled={filled.answers.length === 0}
                  onClick={() => take(filled)}
                >
                  {t('offline.take', { count: filled.answers.length })}
                </Button>
                <Button variant="text" onClick={close}>
                  {t('actions.cancel')}
                </Button>
              </div>
            </>
          ) : null}
        </div>
      </SidePanel>
    </>
  )
}

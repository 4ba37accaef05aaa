import { useState } from 'react'
import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { exportMyData } from '../../contract/own-data.endpoints.ts'
import type { Profile } from '../profile/profile.types.ts'
import { useOwnReason } from '../profile/use-own-reason.ts'
import { Erasure } from './Erasure.tsx'

/** All data that the portal stores about the person: download, or erasure. */
export const MyData = ({ profile }: { profile: Profile }) => {
  const t = useTexts('people')
  const closed = useOwnReason()
  const [loading, setLoading] = useState(false)
  const take = async () => {
    setLoading(true)
    try {
      saveFile(await download(exportMyData, {}))
      notify({ code: 200, text: t('data.downloaded') })
    } catch (error) {
      notifyError(error)
    }
    setLoading(false)
  }
  return (
    <>
      <Section title={t('data.archive')} help={closed ?? t('data.archiveHelp')}>
        <div className="form-buttons">
          <Button
            startIcon={<DownloadIcon />}
            loading={loading}
            disabled={closed !== null}
            onClick={() => void take()}
          >
            {t('data.download')}
          </Button>
        </div>
      </Section>
      <Erasure erasure={profile.erasure} />
    </>
  )
}

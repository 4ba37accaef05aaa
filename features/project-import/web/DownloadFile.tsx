import type { ReactNode } from 'react'
import { saveFile } from '#platform/web/api/download.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { DownloadIcon } from '#platform/web/work/components/icons/icons.ts'

type Props = { ask: () => Promise<Parameters<typeof saveFile>[0]>; children: ReactNode }

/** Downloads a file of the import. */
export const DownloadFile = ({ ask, children }: Props) => (
  <Button startIcon={<DownloadIcon />} onClick={() => void ask().then(saveFile).catch(notifyError)}>
    {children}
  </Button>
)

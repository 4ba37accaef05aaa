import { useRef } from 'react'
import type { z } from 'zod'
import { call } from '#platform/web/api/call.ts'
import { upload } from '#platform/web/api/upload.ts'
import { addAward, deleteAwardFile, editAward, uploadAwardFile } from '../../contract/award.endpoints.ts'
import type { Award } from '../profile/profile.types.ts'

/** The file of an award in its form: stored on the server, or selected and waiting for its award to be saved. */
export type AwardFile = { id: string; name: string; size: number; chosen?: File }

type Wanted = z.output<typeof addAward.body> & { file: AwardFile | null }

/** Saves an award, then its file. If only the file fails, a retry saves the same award. */
export const useSaveAward = (award: Award | null) => {
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

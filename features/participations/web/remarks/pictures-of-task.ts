import { download } from '#platform/web/api/download.ts'
import type { PictureSource } from '../../../fields/web/rich/picture-source.ts'
import { profileOfTask } from '../fields/profile-of-task.ts'
import type { Task } from '../work.types.ts'
import { downloadProfilePicture } from '../../../project-profiles/contract/picture.endpoints.ts'

/** Pictures of the texts that a task opens of its project's profile, to read. */
export const picturesOfTask = (task: Pick<Task, 'id' | 'project'>): PictureSource => ({
  load: async ({ code, item, field }, pictureId) => {
    const place = { code, field, ...(item === null ? {} : { item }) }
    const query = { ...profileOfTask(task), ...place, pictureId }
    return (await download(downloadProfilePicture, { query }, { deniedHere: true })).blob
  },
})

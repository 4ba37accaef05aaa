import { forgetFiles } from '#platform/server/files/forget-files.job.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'

/** Files of a profile go when their project is deleted. */
export const forgetProfileFiles = subscriber({
  name: 'project-profiles.forget-files',
  events: ['ProjectDeleted'],
  run: async ({ db }) => {
    const left = await db
      .selectFrom('profile_file')
      .select('file_id')
      .where('project_id', 'is', null)
      .execute()
    await forgetFiles(
      db,
      left.map(({ file_id }) => file_id),
    )
  },
})

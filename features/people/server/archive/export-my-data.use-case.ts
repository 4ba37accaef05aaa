import { portalPolicy } from '#platform/domain/policy.ts'
import type { Context } from '#platform/server/context.ts'
import { zipName, zipStream, type ZipEntry } from '#platform/server/files/zip.ts'
import { useCase, type Handler } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { exportMyData } from '../../contract/own-data.endpoints.ts'
import { ownUid } from '../profile.repository.ts'
import { readProfile, type Profile } from '../read-profile.ts'
import type { PeopleSettings } from '../settings.ts'
import { readOwnData, type OwnData } from './own-data.sql.ts'
import { readablePage } from './readable.ts'

/** The current session is not part of the data. */
const noSession = 'the-archive-has-none'

const readSignOn = async ({ accounts }: PeopleSettings, uid: string) => {
  const account = await accounts.get(uid)
  if (!account) return { account, sessions: [] }
  const { sessions } = await accounts.security({ uid, sessionId: noSession })
  return { account, sessions: sessions.map(({ current: _current, ...session }) => session) }
}

/** Number of archives per hour: enough after a mistake, too few to burden the portal. */
const exportLimit = { hits: 5, seconds: 3600 }

type SignOn = Awaited<ReturnType<typeof readSignOn>>

type ArchivedFile = { name: string; fileId: string }

const ownFiles = async ({ db }: Context, uid: string, { awards }: Profile): Promise<ArchivedFile[]> => {
  const pictures = await db
    .selectFrom('person_profile')
    .select('avatar_file_id')
    .where('person_uid', '=', uid)
    .executeTakeFirst()
  const resumes = await db
    .selectFrom('project_member')
    .innerJoin('file', 'file.id', 'project_member.resume_file_id')
    .select(['project_member.id', 'file.id as fileId', 'file.name'])
    .where('person_uid', '=', uid)
    .execute()
  return [
    ...(pictures?.avatar_file_id ? [{ name: 'avatar.webp', fileId: pictures.avatar_file_id }] : []),
    ...awards.flatMap(({ id, file }) =>
      file ? [{ name: `awards/${id}-${zipName(file.name)}`, fileId: file.id }] : [],
    ),
    ...resumes.map(({ id, fileId, name }) => ({ name: `resumes/${id}-${zipName(name)}`, fileId })),
  ]
}

const entriesOf = (
  ctx: Context,
  page: string,
  sections: { profile: Profile } & SignOn & OwnData,
  files: readonly ArchivedFile[],
): ZipEntry[] => [
  { name: 'index.html', text: page },
  ...Object.entries(sections).map(([name, section]) => ({
    name: `${name}.json`,
    text: JSON.stringify(section, null, 2),
  })),
  ...files.map(({ name, fileId }) => ({ name, open: () => ctx.files.open(fileId) })),
]

/** All data of the caller as one archive, streamed; downloads are counted. */
export const exportMyDataUseCase = (settings: PeopleSettings): Handler =>
  useCase({
    endpoint: exportMyData,
    load: (ctx) => readProfile(ctx, ownUid(ctx)),
    authorize: portalPolicy.beThemselves,
    prepare: (_ctx, _input, { uid }) => readSignOn(settings, uid),
    run: async (ctx, _input, profile, signOn) => {
      const { uid } = profile
      await countHit(ctx.db, `people.export:${uid}`, exportLimit)
      const [data, files] = await Promise.all([readOwnData(ctx.db, uid), ownFiles(ctx, uid, profile)])
      const page = readablePage(ctx.locale, ctx.now, { profile, ...signOn, ...data })
      return {
        name: `runway-${ctx.now.toISOString().slice(0, 10)}.zip`,
        mime: 'application/zip',
        stream: zipStream(entriesOf(ctx, page, { profile, ...signOn, ...data }, files)),
      }
    },
  })

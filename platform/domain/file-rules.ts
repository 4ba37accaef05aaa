/** Maximum size of an uploaded file, in bytes (spec 9). */
export const maxFileSize = 10_485_760

/** The kind of object that a file belongs to (spec 3 "File entity names"; `AVATAR`: ADR 0013, `LIST_EXPORT`: ADR 0042). */
export const fileEntities = [
  'CERTIFICATE',
  'ACCELERATOR_UPLOADS',
  'ACCELERATOR_LOGO',
  'EXPERTJOB_RESULT',
  'EXPERTJOB_TEMPLATE',
  'PROJECT_UPLOADS',
  'PROJECT_PRESENTATIONS',
  'PROJECT_LOGO',
  'PROJECT_PROFILE_OBJECT',
  'REPORT_TEMPLATE',
  'RICH_TEXT_IMAGE',
  'REGISTRY_ELEMENT',
  'TECHNOLOGY',
  'AVATAR',
  'LIST_EXPORT',
  'TRACK_PICTURE',
  'SHOWCASE_PICTURE',
  'PIPELINE_FILE',
  'OPEN_TASK',
  'START_PICTURE',
  'EVENT_FILE',
  'EVENT_COVER',
] as const

export type FileEntity = (typeof fileEntities)[number]

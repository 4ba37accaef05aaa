/** What a report is made as (spec 5: "Report files must be xlsx or docx"). */
export const reportExtensions = ['docx', 'xlsx'] as const

export type ReportExtension = (typeof reportExtensions)[number]

/** What a parameter asks for. */
export const parameterTypes = ['STRING', 'NUMBER', 'DATE', 'BOOLEAN', 'LIST'] as const

/** How a run stands: it waits or is being made, may be downloaded, or was refused. */
export const runStates = ['RUNNING', 'READY', 'FAILED'] as const

export type RunState = (typeof runStates)[number]

/** What may be wrong in a template. */
export const problemKinds = [
  'UNKNOWN',
  'UNKNOWN_FILTER',
  'UNCLOSED',
  'UNOPENED',
  'CROSSED',
  'LIST_AS_TEXT',
  'TEXT_AS_LIST',
  'MISFIT',
  'BROKEN',
  'TRACKED_CHANGES',
  'MACROS',
  'EMBEDDED',
  'EXTERNAL',
  'NO_TAGS',
] as const

export type ProblemKind = (typeof problemKinds)[number]

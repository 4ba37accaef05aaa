/** A question of an expert to the team: asked, passed on by the accelerator, answered by the team, told to the expert. */
export const questionStates = ['ASKED', 'PASSED', 'ANSWERED', 'TOLD', 'DECLINED'] as const

export type QuestionState = (typeof questionStates)[number]

/** What may be done with a question: by the accelerator, but for the team's answer. */
export const questionActions = ['pass', 'decline', 'answer', 'tell'] as const

export type QuestionAction = (typeof questionActions)[number]

/** The most of one job. */
export const maxMessages = 500
export const maxQuestions = 20

/** Characters of a message, a question and an answer. */
export const messageLength = 4000

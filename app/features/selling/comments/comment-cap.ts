export const COMMENT_CAP = 2000;

export const QUESTION_CAPS = { name: 70, email: 254, text: COMMENT_CAP };

export const COMMENT_CAP = 2000;

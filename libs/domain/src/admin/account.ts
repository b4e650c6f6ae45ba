export interface Admin {
  username: string;
  email?: string;
}

export interface LoginAnswer {
  token: string;
  admin: Admin;
}

/** The answer of PUT /auth/change-password: every older token has ended, this one takes their place. */
export interface PasswordChangeAnswer {
  message: string;
  token: string;
}

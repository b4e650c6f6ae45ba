export interface Admin {
  username: string;
  email?: string;
}

export interface LoginAnswer {
  token: string;
  admin: Admin;
}

/** The answer to PUT /auth/change-password: this token replaces all older ones, which are revoked. */
export interface PasswordChangeAnswer {
  message: string;
  token: string;
}

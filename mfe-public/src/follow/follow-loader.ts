import { ApiError, http, type Transport } from '@wod/api-client';
import { ON_WALL, SHARED_RUN, followedPath, readRunCode, type SharedRun } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';

export interface FollowData {
  /** what was asked for */
  code: string;
  /** why it leads nowhere */
  problem?: string;
}

const FOUND = 302;

/** What is easily taken for something else, such as 0 and O. */
const NEVER_IN_CODES = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((character) => !SHARED_RUN.alphabet.includes(character)).join(' ');

/**
 * Leads to the clock with the code in the address, or typed where no script runs. Without one there is nothing to look for; any that leads
 * nowhere is a failure, which nobody keeps.
 */
export function followLoader(transport: Transport) {
  return async ({ params, request: { url, signal } }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(url);
    const asked = (params.code ?? searchParams.get('code') ?? '').slice(0, 40);
    if (asked === '') return data<FollowData>({ code: '' });
    const code = readRunCode(asked);
    const failed = (problem: string, status: number) => data<FollowData>({ code: asked, problem }, { status });
    if (code === undefined)
      return failed(`“${asked}” is no code. A code has ${SHARED_RUN.codeLength} letters and digits, but none of ${NEVER_IN_CODES}.`, 404);
    try {
      const { run } = await http<SharedRun>(transport, `/runs/${code}`, { signal });
      return new Response(null, {
        status: FOUND,
        headers: { location: followedPath(run.of, code, searchParams.get(ON_WALL.name) === ON_WALL.value) },
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return failed(error.fromServer ? error.message : 'There is no network. Please try again.', error.status === 404 ? 404 : 503);
    }
  };
}

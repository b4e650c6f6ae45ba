import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { VideoCheck } from '@wod/domain';
import { In, Repository } from 'typeorm';
import { Transactions } from '../platform/database/transactions.js';
import { GoneVideoEntity } from './gone-video.entity.js';

const keyOf = (id: string) => Buffer.from(id).toString('hex');
const idOf = ({ videoKey }: GoneVideoEntity) => Buffer.from(videoKey, 'hex').toString();

/** The videos that YouTube no longer has, as the admin's browser was told. */
@Injectable()
export class GoneVideos {
  constructor(
    @InjectRepository(GoneVideoEntity) private readonly rows: Repository<GoneVideoEntity>,
    private readonly transactions: Transactions,
  ) {}

  /** Their ids, read again each time, so that all processes agree. */
  async read(): Promise<ReadonlySet<string>> {
    return new Set((await this.rows.find()).map(idOf));
  }

  /**
   * Notes what YouTube said. Only videos of the library are kept, so there are never more of them than it has.
   * @param used the ids of the library's videos
   */
  async note({ there, gone }: VideoCheck, used: ReadonlySet<string>): Promise<void> {
    await this.transactions.run(async (manager) => {
      const known = new Set((await manager.find(GoneVideoEntity)).map(idOf));
      const over = [...known].filter((id) => there.includes(id) || !used.has(id));
      const added = [...new Set(gone)].filter((id) => used.has(id) && !known.has(id) && !there.includes(id));
      for (let from = 0; from < over.length; from += AT_ONCE) {
        await manager.delete(GoneVideoEntity, { videoKey: In(over.slice(from, from + AT_ONCE).map(keyOf)) });
      }
      if (added.length > 0)
        await manager.insert(
          GoneVideoEntity,
          added.map((id) => ({ videoKey: keyOf(id) })),
        );
    });
  }
}

/** How many rows one statement deletes: databases bound its parameters. */
const AT_ONCE = 1000;

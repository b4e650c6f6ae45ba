import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatchUp } from './catch-up.js';
import { CdnPurge } from './cdn-purge.js';
import { ContentChanges } from './content-changes.js';
import { ContentVersionEntity } from './content-version.entity.js';
import { Library } from './library.js';
import { LibraryIdentityEntity } from './library-identity.entity.js';
import { ReplicaWatch } from './replica-watch.js';
import { Today } from './today.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ContentVersionEntity, LibraryIdentityEntity])],
  providers: [Library, CatchUp, CdnPurge, ContentChanges, ReplicaWatch, Today],
  exports: [Library, ContentChanges, Today],
})
export class LibraryModule {}
